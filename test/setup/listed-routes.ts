import { routes } from "../../shared/routes.tsx";

/** The routes that search engines may list: all but the search page. */
export const listedRoutes = routes.filter(({ indexable }) => indexable);
