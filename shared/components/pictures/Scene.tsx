import { Picture } from "./Picture.tsx";
import styles from "./Scene.module.css";

interface SceneProps {
  /** The file under `shared/art`, without its ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The part that stays in view where the picture is cropped. */
  readonly focus: "middle" | "left";
}

/** A picture from edge to edge, below the opening of a page. It decorates: what it shows is said elsewhere. */
export function Scene({ name, width, height, focus }: SceneProps) {
  return (
    <div className={`${styles.scene} ${styles[focus]}`}>
      <Picture name={name} alt="" width={width} height={height} eager />
    </div>
  );
}
