import { type Drawing, Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

/** The size of all scenes. */
export const sceneSize = { width: 1440, height: 420 } as const;

/** A decorative scene from edge to edge, in the first view of its page. */
export function Scene({ name }: Pick<Drawing, "name">) {
  return (
    <div className={`banded screen-only ${styles.scene}`}>
      <Picture name={name} alt="" {...sceneSize} eager />
    </div>
  );
}
