import express from "express";
import { pino } from "pino";
import supertest from "supertest";
import * as assert from "uvu/assert";
import { accessLog } from "../../server/http/log.ts";
import { describe } from "../setup/describe.ts";

describe("the access log", (test) => {
  test("has every response, even if the log has only warnings", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => lines.push(line) });
    await supertest(express().use(accessLog(log))).get("/nowhere");
    assert.is(lines.length, 1);
    assert.match(lines[0] ?? "", "request completed");
  });
});
