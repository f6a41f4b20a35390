import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { errorText } from "../content/texts/error-texts.ts";
import { paths } from "../paths.ts";
import styles from "./ErrorPage.module.css";

interface ErrorPageProps {
  readonly message: string;
  /** Shown only in development. */
  readonly stack?: string;
}

/** Replaces a page that could not be rendered. */
export function ErrorPage({ message, stack }: ErrorPageProps) {
  return (
    <div className={`wrap stack ${styles.page}`}>
      <h1>{errorText.heading}</h1>
      <p className="lead">{message}</p>
      {stack && <pre className={`boxed ${styles.trace}`}>{stack}</pre>}
      <ButtonLink href={paths.home}>{errorText.home}</ButtonLink>
    </div>
  );
}
