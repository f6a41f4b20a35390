import type { Notice } from "../../content/schema/values.ts";
import styles from "./Advisory.module.css";
import { BarList } from "./BarList.tsx";

interface AdvisoryProps {
  readonly notice: Notice;
  /** "h2" if it is a section of its page. */
  readonly heading?: "p" | "h2";
}

/** A boxed notice that travelers must read before they leave. */
export function Advisory({ notice, heading: Heading = "p" }: AdvisoryProps) {
  return (
    <div className={`boxed ${styles.advisory}`} role="note">
      <Heading className={styles.heading}>
        <svg viewBox="14 4 12 33" width="12" height="33" aria-hidden="true">
          <path fill="currentColor" d="M17 6h6l-1 18h-4zM20 28a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" />
        </svg>
        {notice.heading}
      </Heading>
      <div className={`stack ${styles.body}`}>
        <p className="prose">{notice.text}</p>
        {notice.points && <BarList bar="advice" items={notice.points} />}
      </div>
    </div>
  );
}
