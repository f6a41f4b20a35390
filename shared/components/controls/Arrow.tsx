import styles from "./Arrow.module.css";

export function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3 12h17m-7-7 7 7-7 7"
      />
    </svg>
  );
}
