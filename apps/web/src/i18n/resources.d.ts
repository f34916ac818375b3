import type about from "../../public/locales/en/about.json";
import type account from "../../public/locales/en/account.json";
import type application from "../../public/locales/en/application.json";
import type auth from "../../public/locales/en/auth.json";
import type availability from "../../public/locales/en/availability.json";
import type booking from "../../public/locales/en/booking.json";
import type children from "../../public/locales/en/children.json";
// The English files are the type of every key.
import type common from "../../public/locales/en/common.json";
import type contact from "../../public/locales/en/contact.json";
import type curriculum from "../../public/locales/en/curriculum.json";
import type dashboard from "../../public/locales/en/dashboard.json";
import type design from "../../public/locales/en/design.json";
import type errors from "../../public/locales/en/errors.json";
import type home from "../../public/locales/en/home.json";
import type homes from "../../public/locales/en/homes.json";
import type lessons from "../../public/locales/en/lessons.json";
import type notifications from "../../public/locales/en/notifications.json";
import type offers from "../../public/locales/en/offers.json";
import type pricing from "../../public/locales/en/pricing.json";
import type privacy from "../../public/locales/en/privacy.json";
import type profile from "../../public/locales/en/profile.json";
import type programs from "../../public/locales/en/programs.json";
import type reports from "../../public/locales/en/reports.json";
import type resources from "../../public/locales/en/resources.json";
import type sessions from "../../public/locales/en/sessions.json";
import type settings from "../../public/locales/en/settings.json";
import type staff from "../../public/locales/en/staff.json";
import type students from "../../public/locales/en/students.json";
import type subscription from "../../public/locales/en/subscription.json";
import type teachers from "../../public/locales/en/teachers.json";
import type terms from "../../public/locales/en/terms.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: {
      common: typeof common;
      home: typeof home;
      about: typeof about;
      programs: typeof programs;
      curriculum: typeof curriculum;
      pricing: typeof pricing;
      terms: typeof terms;
      privacy: typeof privacy;
      contact: typeof contact;
      auth: typeof auth;
      dashboard: typeof dashboard;
      settings: typeof settings;
      availability: typeof availability;
      sessions: typeof sessions;
      students: typeof students;
      booking: typeof booking;
      offers: typeof offers;
      children: typeof children;
      application: typeof application;
      teachers: typeof teachers;
      lessons: typeof lessons;
      resources: typeof resources;
      reports: typeof reports;
      homes: typeof homes;
      notifications: typeof notifications;
      account: typeof account;
      profile: typeof profile;
      subscription: typeof subscription;
      staff: typeof staff;
      design: typeof design;
      errors: typeof errors;
    };
  }
}
