import { textParts } from "../model/text-parts.ts";

/** As it was written, line by line, each in its own direction. */
export function MailText({ text }: { text: string }) {
  return (
    <div className="mt-2 rounded-md bg-paper-deep p-4 wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
      {textParts(text, window.location.origin).map((part) =>
        part.isLink ? (
          <a key={part.start} href={part.text} className="text-info underline underline-offset-4">
            {part.text}
          </a>
        ) : (
          <span key={part.start}>{part.text}</span>
        ),
      )}
    </div>
  );
}
