import { type Drawing, Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

/** A decorative picture of 1440 × 420 from edge to edge, in the first view of its page. */
export function Scene({ name }: Pick<Drawing, "name">) {
  return (
    <div className={`banded screen-only ${styles.scene}`}>
      <Picture name={name} alt="" width={1440} height={420} eager />
    </div>
  );
}
