import type { Notice } from "../../content/schema/notice.ts";
import styles from "./Advisory.module.css";
import { AdvisoryMark } from "./AdvisoryMark.tsx";
import { BarList } from "./BarList.tsx";

interface AdvisoryProps {
  readonly notice: Notice;
  /** The anchor of links to it. */
  readonly id?: string;
  /** Whether the heading stands beside the text where there is room. */
  readonly inRow?: boolean;
}

/** A boxed notice with a mark, for what travelers must read before they leave. */
export function Advisory({ notice, id, inRow = false }: AdvisoryProps) {
  return (
    <div id={id} className={inRow ? `${styles.advisory} ${styles.row}` : styles.advisory} role="note">
      <p className={styles.heading}>
        <AdvisoryMark />
        {notice.heading}
      </p>
      <div className={styles.body}>
        <p className="prose">{notice.text}</p>
        {notice.points && <BarList mark="advice" items={notice.points} />}
      </div>
    </div>
  );
}
