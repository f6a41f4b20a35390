import { areasText, type RoomKind } from "../../content/derived/stays.ts";
import styles from "./RoomKinds.module.css";

/** The price of a night and the areas of each kind of room, with a link to its list. */
export function RoomKinds({ kinds }: { readonly kinds: readonly RoomKind[] }) {
  return (
    <ul className={`tiles ${styles.kinds}`}>
      {kinds.map((kind) => (
        <li key={kind.name}>
          <a className={styles.kind} href={`#${kind.list}`}>
            <span className={styles.name}>{kind.name}</span>
            <span className={`num ${styles.price}`}>{kind.price}</span>
            <span className={styles.where}>{areasText(kind)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
