import { register } from "node:module";

register("./css-modules-hook.ts", import.meta.url);
