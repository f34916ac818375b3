import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { StudentsQuery } from "../people/students.ts";
import { faultsOf } from "../testing/faults-of.ts";
import {
  PERIODIC_TEXT_MAX,
  PeriodicReportChange,
  PeriodicReportReturn,
  PeriodicReportSubmit,
} from "./periodic-reports.ts";
import { NewResource, ResourceAssignments, ResourcesQuery } from "./resources.ts";
import { NewUploadHeaders, PieceHeaders, UploadParams } from "./uploads.ts";

const PUPIL = "0b4c2f0e-6d1a-4d27-9a54-5f1f4f0c9a11";

describe("material", () => {
  const resource = { upload_id: "u1", title: " Livret ", student_ids: [PUPIL] };

  it("may be for nobody yet, and its title is taken as it was meant", () => {
    expect(NewResource.parse({ ...resource, student_ids: undefined })).toEqual({
      upload_id: "u1",
      title: "Livret",
      student_ids: [],
    });
  });

  it.each([
    [{ ...resource, title: "   " }, "title: title_empty"],
    [{ ...resource, title: "x".repeat(201) }, "title: text_long"],
    [{ ...resource, title: "a\u0000b" }, "title: invalid"],
    [{ ...resource, upload_id: "" }, "upload_id: required"],
  ])("%# is refused", (body, fault) => {
    expect(faultsOf(NewResource, body)).toEqual([fault]);
  });

  it("is for pupils, by their ids and no more than a teacher has", () => {
    const many = (count: number) => ({ student_ids: Array.from({ length: count }, () => PUPIL) });
    expect(faultsOf(ResourceAssignments, many(200))).toEqual([]);
    expect(faultsOf(ResourceAssignments, many(201))).toEqual(["student_ids: invalid"]);
    expect(faultsOf(ResourceAssignments, { student_ids: ["Inès"] })).not.toEqual([]);
  });

  it("is looked for by what there is", () => {
    expect(ResourcesQuery.parse({})).toEqual({ search: "", page: 1 });
    expect(faultsOf(ResourcesQuery, { type: "Song" })).toEqual(["type: invalid"]);
  });
});

describe("a file on its way", () => {
  const tus = { "tus-resumable": "1.0.0" };

  it("says its length and each piece its offset, as whole numbers", () => {
    fc.assert(
      fc.property(fc.nat(), (bytes) => {
        const read = NewUploadHeaders.parse({ ...tus, "upload-length": String(bytes) });
        expect(read["upload-length"]).toBe(bytes);
        expect(PieceHeaders.parse({ ...tus, "upload-offset": String(bytes) })).toMatchObject({
          "upload-offset": bytes,
        });
      }),
    );
  });

  it.each(["-1", "1.5", "1e9", " 7", "", "9".repeat(16)])("has no length of %j", (length) => {
    expect(faultsOf(NewUploadHeaders, { ...tus, "upload-length": length })).toEqual([
      "upload-length: invalid",
    ]);
  });

  it("speaks the version that is spoken here, of an upload that can be one", () => {
    expect(faultsOf(PieceHeaders, { "tus-resumable": "0.2.2", "upload-offset": "0" })).toEqual([
      "tus-resumable: invalid",
    ]);
    expect(UploadParams.safeParse({ id: "../".repeat(10) }).success).toBe(false);
  });
});

describe("a quarterly report", () => {
  const text = { summary: "", strengths: "", next_steps: "" };

  it("may be saved empty, and is not submitted without a word to the parents", () => {
    expect(faultsOf(PeriodicReportChange, { text, version: 1 })).toEqual([]);
    expect(faultsOf(PeriodicReportSubmit, { text, version: 1 })).toEqual([
      "text.summary: required",
    ]);
  });

  it("names the version that was seen", () => {
    expect(faultsOf(PeriodicReportChange, { text, version: 0 })).toEqual(["version: invalid"]);
    expect(faultsOf(PeriodicReportChange, { text })).toEqual(["version: invalid"]);
  });

  it("goes back with a reason that can be read", () => {
    expect(faultsOf(PeriodicReportReturn, { note: "  " })).toEqual(["note: required"]);
    expect(faultsOf(PeriodicReportReturn, { note: "x".repeat(PERIODIC_TEXT_MAX + 1) })).toEqual([
      "note: text_long",
    ]);
  });
});

describe("a teacher's pupils", () => {
  it("stand by name, the first page first, unless it is asked otherwise", () => {
    expect(StudentsQuery.parse({})).toEqual({ search: "", sort: "name", order: "asc", page: 1 });
    expect(StudentsQuery.parse({ page: "3" }).page).toBe(3);
  });

  it.each([
    [{ page: "0" }, "page: invalid"],
    [{ page: "1.5" }, "page: invalid"],
    [{ page: "many" }, "page: invalid"],
    [{ sort: "email" }, "sort: invalid"],
    [{ order: "up" }, "order: invalid"],
    [{ search: "x".repeat(121) }, "search: text_long"],
  ])("are not asked for as %o", (query, fault) => {
    expect(faultsOf(StudentsQuery, query)).toEqual([fault]);
  });
});
