import { Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

interface SceneProps {
  /** A drawing of 1440 × 420, by its path below `shared/art`, without extension. */
  readonly name: string;
}

/** A decorative picture from edge to edge, in the first view of a page. */
export function Scene({ name }: SceneProps) {
  return (
    <div className={styles.scene}>
      <Picture name={name} alt="" width={1440} height={420} eager />
    </div>
  );
}
