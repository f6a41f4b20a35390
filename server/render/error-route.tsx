import { errorText } from "../../shared/content/error-texts.ts";
import { ErrorPage } from "../../shared/pages/ErrorPage.tsx";
import type { Route } from "../../shared/routes.tsx";

export function errorRoute(error: unknown, showStack: boolean): Route {
  const message = error instanceof Error ? error.message : String(error);
  const stack = showStack && error instanceof Error ? error.stack : undefined;
  return {
    path: "/500",
    meta: { title: errorText.title, description: errorText.description },
    page: <ErrorPage message={message} {...(stack !== undefined && { stack })} />,
  };
}
