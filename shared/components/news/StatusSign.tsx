import type { Road } from "../../content/schema/news.ts";
import styles from "./StatusSign.module.css";

interface StatusSignProps {
  readonly status: Road["status"];
  /** The same in words. */
  readonly children: string;
}

const looks: Readonly<Record<Road["status"], string | undefined>> = {
  open: "",
  restricted: styles.restricted,
  closed: styles.closed,
};

/** What is known of a road, as a sign. */
export function StatusSign({ status, children }: StatusSignProps) {
  return <span className={`${styles.status} ${looks[status]}`}>{children}</span>;
}
