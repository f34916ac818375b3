import type { Language } from "@riwaq/contracts/languages";

import type { CardName } from "./cards.ts";

type PayTexts = {
  title: string;
  note: string;
  whose: string;
  /** Followed by the amount. */
  toPay: string;
  choose: string;
  cards: Record<CardName, { says: string; means: string }>;
  kept: string;
  pay: string;
  back: string;
  refused: string;
  bank: { title: string; text: string; yes: string; no: string };
  paid: { title: string; text: string; on: string };
  expired: { title: string; text: string; on: string };
};

/** The words of the fake's page; it is the demo's alone, so they stand here and not among the texts of the site. */
export const PAY_TEXTS: Record<Language, PayTexts> = {
  en: {
    title: "Payment",
    note: "This is a demonstration. No money moves, and no real card is asked for.",
    whose: "At a real institute this page is Stripe’s.",
    toPay: "To pay",
    choose: "Choose a test card",
    cards: {
      pays: { says: "Pays", means: "The payment goes through, and so do those that follow." },
      asks: {
        says: "The bank asks for confirmation",
        means: "A second step follows, as with most cards in Europe.",
      },
      refused: {
        says: "Refused",
        means: "The bank says no. You can then choose another card.",
      },
      "asks-later": {
        says: "Pays now, later the bank asks",
        means: "For the next payment the bank wants you to confirm again.",
      },
      "refused-later": {
        says: "Pays now, refused later",
        means: "For the next payment there is not enough money in the account.",
      },
    },
    kept: "The card is kept for the payments that follow.",
    pay: "Pay",
    back: "Back without paying",
    refused: "The bank refused this card, and nothing was paid. Please choose another one.",
    bank: {
      title: "Your bank asks you to confirm",
      text: "In real life you would do this in your bank’s app or with a code.",
      yes: "Confirm the payment",
      no: "Refuse it",
    },
    paid: {
      title: "This is paid",
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
    note: "Ceci est une démonstration. Aucun argent ne circule et aucune vraie carte n’est demandée.",
    whose: "Dans un institut réel, cette page est celle de Stripe.",
    toPay: "À payer",
    choose: "Choisissez une carte d’essai",
    cards: {
      pays: { says: "Paiement accepté", means: "Le paiement passe, et les suivants aussi." },
      asks: {
        says: "Confirmation demandée par la banque",
        means: "Une seconde étape suit, comme pour la plupart des cartes en Europe.",
      },
      refused: {
        says: "Paiement refusé",
        means: "La banque dit non. Vous pourrez ensuite choisir une autre carte.",
      },
      "asks-later": {
        says: "Accepté aujourd’hui, confirmation plus tard",
        means: "Au prochain paiement, la banque voudra de nouveau votre confirmation.",
      },
      "refused-later": {
        says: "Accepté aujourd’hui, refusé plus tard",
        means: "Au prochain paiement, le compte ne sera pas assez approvisionné.",
      },
    },
    kept: "La carte est conservée pour les paiements suivants.",
    pay: "Payer",
    back: "Revenir sans payer",
    refused: "La banque a refusé cette carte et rien n’a été payé. Veuillez en choisir une autre.",
    bank: {
      title: "Votre banque vous demande de confirmer",
      text: "Dans la réalité, cela se fait dans l’application de votre banque ou avec un code.",
      yes: "Confirmer le paiement",
      no: "Le refuser",
    },
    paid: {
      title: "C’est payé",
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
    note: "هذا عرض تجريبي: لا تنتقل أي أموال، ولا تُطلب أي بطاقة حقيقية.",
    whose: "في معهد حقيقي تكون هذه الصفحة صفحة شركة Stripe.",
    toPay: "المبلغ المطلوب",
    choose: "اختيار بطاقة للتجربة",
    cards: {
      pays: { says: "بطاقة مقبولة", means: "يتم الدفع الآن، وتتم الدفعات التالية أيضًا." },
      asks: {
        says: "بطاقة يطلب مصرفها التأكيد",
        means: "تليها خطوة ثانية، كما في معظم البطاقات في أوروبا.",
      },
      refused: {
        says: "بطاقة مرفوضة",
        means: "يرفض المصرف الدفع، ويمكنك بعد ذلك اختيار بطاقة أخرى.",
      },
      "asks-later": {
        says: "مقبولة الآن، ويطلب المصرف التأكيد لاحقًا",
        means: "عند الدفعة التالية يطلب المصرف تأكيدك من جديد.",
      },
      "refused-later": {
        says: "مقبولة الآن، ومرفوضة لاحقًا",
        means: "عند الدفعة التالية لا يكفي رصيد الحساب.",
      },
    },
    kept: "تُحفظ البطاقة للدفعات التالية.",
    pay: "دفع",
    back: "العودة دون دفع",
    refused: "رفض المصرف هذه البطاقة ولم يُدفع شيء. يُرجى اختيار بطاقة أخرى.",
    bank: {
      title: "مصرفك يطلب تأكيدك",
      text: "في الواقع يتم ذلك في تطبيق مصرفك أو برمز يصلك منه.",
      yes: "تأكيد الدفع",
      no: "رفض الدفع",
    },
    paid: {
      title: "تم الدفع",
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
