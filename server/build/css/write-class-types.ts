import { writeClassTypes } from "./class-types.ts";

await writeClassTypes();
