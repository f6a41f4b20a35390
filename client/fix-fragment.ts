/** Corrects a fragment that an app has encoded or appended to, "#ube-jam?fbclid=y", so that the browser finds its target. */
export function fixFragment(): void {
  const fix = () => {
    // The id is the decoded name of the first parameter.
    const [id = ""] = new URLSearchParams(location.hash.slice(1).replace("?", "&")).keys();
    if (`#${id}` !== location.hash && document.getElementById(id)) {
      location.replace(`#${id}`);
    }
  };
  fix();
  addEventListener("hashchange", fix);
}
