/** The class names of a CSS module, by their names in the source. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
