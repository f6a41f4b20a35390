import { operators } from "../../content/operators.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./RoadScene.module.css";

/** A road below mountains, with a bus of each operator, as many as fit. It fills its parent. */
export function RoadScene() {
  return (
    <div className={styles.scene}>
      <div className={styles.scenery}>
        <Picture name="operators" alt="" width={1440} height={240} eager />
      </div>
      <div className={styles.buses}>
        {operators.map(({ slug }) => (
          <Picture key={slug} name={`buses/${slug}-side`} alt="" width={600} height={208} />
        ))}
      </div>
    </div>
  );
}
