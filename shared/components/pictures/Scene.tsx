import { Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

interface SceneProps {
  /** The path below `shared/art`, without extension, of a drawing in the size of scenes. */
  readonly name: string;
}

/** A decorative picture from edge to edge, in the first view of a page. Other texts say what it shows. */
export function Scene({ name }: SceneProps) {
  return (
    <div className={styles.scene}>
      <Picture name={name} alt="" width={1440} height={420} eager />
    </div>
  );
}
