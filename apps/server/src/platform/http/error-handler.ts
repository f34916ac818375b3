import { isMessageKey, type Message } from "@riwaq/contracts/messages";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

import { AppError, type FieldMessages, badField, refusal } from "../app-error.ts";
import { isConflict, isNotStorable, isUnavailable } from "../db/database.ts";
import { languageOf, messageText } from "../i18n/translate.ts";
import { isForReader, sendFailurePage } from "./failure-page.ts";

const RETRY_AFTER_S = 5;

/** One place maps every failure to status and body; what is not known stays behind a plain 500. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: safeError(error) }, "request failed");
    return sendError(known, request, reply);
  });
}

/** An address that the router itself refuses (bad escapes, endless ids) is not found like any other. */
export function sendFrameworkError(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  void sendError(new AppError("not_found"), request, reply);
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  reply.status(error.status);
  if (isForReader(request)) return sendFailurePage(error.code, request, reply);
  const language = languageOf(request.cookies?.lang, request.headers["accept-language"]);
  const body = Object.fromEntries(
    Object.entries(error.fields).map(([field, messages]) => [
      field,
      messages.map((message) => messageText(message, language)),
    ]),
  );
  if (error.status === 503 && !reply.hasHeader("retry-after")) {
    reply.header("retry-after", RETRY_AFTER_S);
  }
  // There is no room for what its sender still sends.
  if (error.status === 507) reply.header("connection", "close");
  return reply
    .header("content-language", language)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(body);
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationError(error);
  if (isConflict(error)) return new AppError("conflict");
  if (isNotStorable(error)) return new AppError("bad_input");
  if (isUnavailable(error)) return new AppError("unavailable");
  if (
    error.code === "FST_ERR_CTP_INVALID_JSON_BODY" ||
    error.code === "FST_ERR_CTP_EMPTY_JSON_BODY"
  ) {
    return badField("non_field_errors", "malformed_json");
  }
  return byStatus(error.statusCode ?? 500);
}

function byStatus(status: number): AppError {
  if (status === 413) return new AppError("too_large");
  if (status === 415) return new AppError("unsupported_type");
  if (status === 429) return new AppError("too_many");
  if (status === 403) return refusal("forbidden", "csrf");
  if (status === 404) return new AppError("not_found");
  if (status === 503) return new AppError("unavailable");
  return status >= 400 && status < 500 ? new AppError("bad_input") : new AppError("internal");
}

type ValidationFault = FastifyError & {
  validation: Array<{ instancePath: string; message?: string; params: Record<string, unknown> }>;
};

/** Several wrong fields: every one is named. An address that fits no schema is simply not found. */
function validationError(error: FastifyError): AppError {
  if (error.validationContext === "params") return new AppError("not_found");
  const fields: FieldMessages = {};
  for (const fault of (error as ValidationFault).validation) {
    const field = fault.instancePath.split("/")[1] || "non_field_errors";
    const messages = (fields[field] ??= []);
    const key = messageOf(fault.message);
    if (!messages.some((message) => message.key === key)) messages.push({ key });
  }
  return new AppError("bad_input", fields);
}

function messageOf(text: string | undefined): Message["key"] {
  return text !== undefined && isMessageKey(text) ? text : "invalid";
}

/** Drivers put the statement's values into their messages: only names and places are logged. */
function safeError(error: Error) {
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.name : undefined;
  const at = error.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 12);
  return { name: error.name, code, cause, at };
}
