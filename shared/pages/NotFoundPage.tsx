import { ButtonLink } from "../components/ButtonLink.tsx";
import { Picture } from "../components/Picture.tsx";
import palette from "../components/palette.module.css";
import { SteppedButtons } from "../components/SteppedButtons.tsx";
import { notFoundText } from "../content/error-texts.ts";
import { paths } from "../paths.ts";
import styles from "./NotFoundPage.module.css";

/** The page of every address that leads nowhere: a signpost in the fog. */
export function NotFoundPage() {
  const { code, heading, text, home, explore } = notFoundText;
  return (
    <div className={`${palette.palette} ${styles.page}`}>
      <div className={`wrap ${styles.opening}`}>
        <p className={styles.code}>{code}</p>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={`lead ${styles.text}`}>{text}</p>
        <SteppedButtons>
          <ButtonLink href={paths.home}>{home}</ButtonLink>
          <ButtonLink href={paths.destinations} kind="paper">
            {explore}
          </ButtonLink>
        </SteppedButtons>
      </div>
      <div className={styles.signpost}>
        <Picture name="not-found" alt="" width={960} height={480} eager />
      </div>
    </div>
  );
}
