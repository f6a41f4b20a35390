import type { OperatorSlug } from "../../content/operators.ts";
import { Picture } from "../pictures/Picture.tsx";
import styles from "./RoadScene.module.css";

interface RoadSceneProps {
  /** The operators whose buses are on the road, as many as fit. */
  readonly slugs: readonly OperatorSlug[];
}

/** A road below mountains, with buses. It fills its parent. */
export function RoadScene({ slugs }: RoadSceneProps) {
  return (
    <div className={styles.scene}>
      <div className={styles.scenery}>
        <Picture name="operators" alt="" width={1440} height={240} eager />
      </div>
      <div className={styles.buses}>
        {slugs.map((slug) => (
          <Picture key={slug} name={`buses/${slug}-side`} alt="" width={600} height={208} />
        ))}
      </div>
    </div>
  );
}
