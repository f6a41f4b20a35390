import type { Page } from "playwright-core";
import { enrichPage } from "../../../client/offline/enrich-page.ts";
import { build } from "../guide/built-guide.ts";

/** Opens a page as it comes from the saved guide: set in the display face on phones too. */
export async function openAsSaved(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const served = new Response(await response.text(), { headers: { "Content-Type": "text/html" } });
    const saved = enrichPage(served, Object.values(build.assets));
    await route.fulfill({
      response,
      headers: { ...response.headers(), link: saved.headers.get("Link") ?? "" },
      body: await saved.text(),
    });
  });
  await page.goto(address);
}
