import { z } from "zod";

/** Bytes, which no schema reads. */
export const EvidenceFile = z.unknown();
