import type { Language } from "@riwaq/contracts/languages";

import type { PayerName } from "./payers.ts";

type ApprovalTexts = {
  title: string;
  note: string;
  whose: string;
  /** Followed by the amount. */
  toPay: string;
  choose: string;
  payers: Record<PayerName, { says: string; means: string }>;
  kept: string;
  /** Where the account of the institute may keep nobody. */
  once: string;
  approve: string;
  back: string;
  done: { title: string; text: string; on: string };
  expired: { title: string; text: string; on: string };
};

/** The words of the fake's page; it is the demo's alone, so they stand here and not among the texts of the site. */
export const APPROVAL_TEXTS: Record<Language, ApprovalTexts> = {
  en: {
    title: "Payment",
    note: "This is a demonstration. No money moves, and nobody has to sign in.",
    whose: "At a real institute this page is PayPal’s.",
    toPay: "To pay",
    choose: "Choose a test account",
    payers: {
      pays: { says: "Pays", means: "The payment goes through, and so do those that follow." },
      refused: {
        says: "Refused",
        means: "PayPal says no once you are back. You can then pay in another way.",
      },
      "asks-later": {
        says: "Pays now, later PayPal asks",
        means: "For the next payment PayPal wants you to approve again.",
      },
      "refused-later": {
        says: "Pays now, refused later",
        means: "For the next payment there is not enough money in the account.",
      },
    },
    kept: "The account is kept for the payments that follow.",
    once: "The account is not kept: each payment that follows is approved here.",
    approve: "Approve",
    back: "Back without paying",
    done: {
      title: "You have approved this",
      text: "There is nothing left to do on this page.",
      on: "Back to the institute",
    },
    expired: {
      title: "This page has closed",
      text: "Nothing was paid. The institute can open a new one for you.",
      on: "Back to the institute",
    },
  },
  fr: {
    title: "Paiement",
    note: "Ceci est une démonstration. Aucun argent ne circule et il n’y a pas à se connecter.",
    whose: "Dans un institut réel, cette page est celle de PayPal.",
    toPay: "À payer",
    choose: "Choisissez un compte d’essai",
    payers: {
      pays: { says: "Paiement accepté", means: "Le paiement passe, et les suivants aussi." },
      refused: {
        says: "Paiement refusé",
        means: "PayPal dit non à votre retour. Vous pourrez alors payer autrement.",
      },
      "asks-later": {
        says: "Accepté aujourd’hui, confirmation plus tard",
        means: "Au prochain paiement, PayPal voudra de nouveau votre accord.",
      },
      "refused-later": {
        says: "Accepté aujourd’hui, refusé plus tard",
        means: "Au prochain paiement, le compte ne sera pas assez approvisionné.",
      },
    },
    kept: "Le compte est conservé pour les paiements suivants.",
    once: "Le compte n’est pas conservé : vous approuverez ici chaque paiement suivant.",
    approve: "Approuver",
    back: "Revenir sans payer",
    done: {
      title: "Vous avez donné votre accord",
      text: "Il ne reste rien à faire sur cette page.",
      on: "Retour à l’institut",
    },
    expired: {
      title: "Cette page est fermée",
      text: "Rien n’a été payé. L’institut peut en ouvrir une nouvelle pour vous.",
      on: "Retour à l’institut",
    },
  },
  ar: {
    title: "الدفع",
    note: "هذا عرض تجريبي: لا تنتقل أي أموال، ولا حاجة إلى تسجيل الدخول.",
    whose: "في معهد حقيقي تكون هذه الصفحة صفحة شركة PayPal.",
    toPay: "المبلغ المطلوب",
    choose: "اختيار حساب للتجربة",
    payers: {
      pays: { says: "حساب مقبول", means: "يتم الدفع الآن، وتتم الدفعات التالية أيضًا." },
      refused: {
        says: "حساب مرفوض",
        means: "يُرفض الدفع بعد عودتك، ويمكنك حينئذ الدفع بطريقة أخرى.",
      },
      "asks-later": {
        says: "مقبول الآن، وتُطلب الموافقة لاحقًا",
        means: "عند الدفعة التالية تُطلب موافقتك من جديد.",
      },
      "refused-later": {
        says: "مقبول الآن، ومرفوض لاحقًا",
        means: "عند الدفعة التالية لا يكفي رصيد الحساب.",
      },
    },
    kept: "يُحفظ الحساب للدفعات التالية.",
    once: "لا يُحفظ الحساب: تُطلب موافقتك هنا على كل دفعة تالية.",
    approve: "موافقة",
    back: "العودة دون دفع",
    done: {
      title: "تمت موافقتك",
      text: "لم يبق ما يلزم فعله في هذه الصفحة.",
      on: "العودة إلى المعهد",
    },
    expired: {
      title: "أُغلقت هذه الصفحة",
      text: "لم يُدفع شيء. يستطيع المعهد أن يفتح لك صفحة جديدة.",
      on: "العودة إلى المعهد",
    },
  },
};
