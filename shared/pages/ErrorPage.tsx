import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { PageHead } from "../components/page/PageHead.tsx";
import { errorText } from "../content/errors.ts";
import { paths } from "../paths.ts";

interface ErrorPageProps {
  readonly message: string;
  /** Shown only in development. */
  readonly stack: string | undefined;
}

/** Replaces a page that could not be rendered. */
export function ErrorPage({ message, stack }: ErrorPageProps) {
  const { label, heading, home } = errorText;
  return (
    <PageHead page={{ label, heading, lead: message }} layout="below">
      {stack && <pre className="note">{stack}</pre>}
      <ButtonLink href={paths.home}>{home}</ButtonLink>
    </PageHead>
  );
}
