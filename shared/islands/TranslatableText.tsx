/** A text of an island. A browser may have translated it before hydration, and React must keep that. */
export function TranslatableText({ children }: { readonly children: string }) {
  return <span suppressHydrationWarning>{children}</span>;
}
