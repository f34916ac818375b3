/** A thread that writes documents, so that the server goes on answering meanwhile. */
import { renderEvidence } from "./modules/billing/disputes/pdf/render-evidence.tsx";
import { renderDocument } from "./modules/billing/documents/pdf/render-document.tsx";
import { renderPeriodic } from "./modules/learning/pdf/render-periodic.tsx";
import { answerOrders } from "./platform/pdf/answer-orders.ts";

answerOrders({ document: renderDocument, evidence: renderEvidence, periodic: renderPeriodic });
