import { Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

interface SceneProps {
  /** A drawing of 1440 × 420, by its path below `shared/art`, without extension. */
  readonly name: string;
  /** Whether it is in the first view of the page. */
  readonly eager?: boolean;
}

/** A decorative picture from edge to edge. */
export function Scene({ name, eager = true }: SceneProps) {
  return (
    <div className={styles.scene}>
      <Picture name={name} alt="" width={1440} height={420} eager={eager} />
    </div>
  );
}
