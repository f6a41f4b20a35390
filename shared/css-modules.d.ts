/** A CSS module gives the class name of each of its parts. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: this is how a CSS module is imported everywhere.
  export default classes;
}
