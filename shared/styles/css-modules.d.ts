declare module "*.module.css" {
  /** Class names by their name in the source. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
