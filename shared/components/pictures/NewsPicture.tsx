import type { NewsItem } from "../../content/schema/news.ts";
import { classNames } from "../../styles/class-names.ts";
import { Picture } from "./Picture.tsx";

const pictures: Readonly<Record<NewsItem["category"], string>> = {
  Transportation: "bus",
  Infrastructure: "news-infrastructure",
  Events: "news-events",
  Tourism: "news-tourism",
  Safety: "news-safety",
};

interface NewsPictureProps {
  readonly item: NewsItem;
  readonly className?: string | undefined;
}

/** The picture of a notice; without one, that of its category. */
export function NewsPicture({ item: { category, picture }, className }: NewsPictureProps) {
  return (
    <Picture
      className={classNames("boxed", className)}
      name={`spots/${picture ?? pictures[category]}`}
      alt=""
      width={120}
      height={120}
    />
  );
}
