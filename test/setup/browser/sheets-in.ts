/** The number of pages in a PDF. */
export function sheetsIn(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
