import { Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

interface SceneProps {
  /** The path below `shared/art`, without extension, of a drawing in the size of scenes. */
  readonly name: string;
  /** The part that remains visible where the picture is cropped. */
  readonly focus: "middle" | "left";
  /** Whether it is in the first view of a phone, and so fetched at once. */
  readonly eager?: boolean;
}

/** A decorative picture from edge to edge, near the top of a page. Other texts say what it shows. */
export function Scene({ name, focus, eager = false }: SceneProps) {
  return (
    <div className={`${styles.scene} ${styles[focus]}`}>
      <Picture name={name} alt="" width={1440} height={420} eager={eager} />
    </div>
  );
}
