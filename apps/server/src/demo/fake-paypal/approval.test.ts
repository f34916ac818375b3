import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { PaypalScene } from "../../../test/paypal-scene.ts";
import { visit } from "../../../test/visit.ts";

let scene: PaypalScene;
beforeEach(async () => (scene = await PaypalScene.open()));
afterEach(() => scene.fake.close());

const choose = (url: string, payer: string) => visit(url, { body: { payer } });

describe("the page of the fake", () => {
  it.each([
    ["en", "No money moves", "€96.00", "ltr"],
    ["fr", "Aucun argent ne circule", "96,00\u00a0€", "ltr"],
    ["ar", "لا تنتقل أي أموال", "96.00\u00a0€", "rtl"],
  ] as const)("says in %s that no money moves", async (language, words, amount, dir) => {
    const { url } = await scene.start(scene.due(), { language });
    const { text } = await visit(url);
    expect(text).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(text).toContain(words);
    expect(text).toContain(amount);
    expect(text.match(/type="radio"/g)).toHaveLength(4);
    expect(text).toContain('href="https://riwaq.test/back"');
    expect((await visit(`${url}?lang=en`)).text).toContain("No money moves");
  });

  it("is approved with one press, leads back, and is closed then", async () => {
    const { url, reference } = await scene.start();
    expect(await choose(url, "pays")).toMatchObject({
      status: 303,
      location: `https://riwaq.test/done?token=${reference}`,
    });
    expect(scene.order(reference).status).toBe("APPROVED");
    expect((await visit(url)).text).toContain("Vous avez donné votre accord");
    expect(await choose(url, "pays")).toMatchObject({ status: 200 });
  });

  it("stays for an account that it does not offer", async () => {
    const { url, reference } = await scene.start();
    expect(await choose(url, "somebody")).toMatchObject({ status: 200 });
    expect(scene.order(reference).status).toBe("PAYER_ACTION_REQUIRED");
  });

  it("says whether the account is kept", async () => {
    const kept = await scene.start(scene.due(), { language: "en" });
    expect((await visit(kept.url)).text).toContain("The account is kept");
    scene.fake.orders.vaulting = "off";
    const once = await scene.start(scene.due(), { language: "en" });
    expect((await visit(once.url)).text).toContain("The account is not kept");
  });

  it("says that it is closed after three hours, and that nothing was paid", async () => {
    const { url } = await scene.start(scene.due(), { language: "en" });
    scene.later(3 * 3_600);
    expect((await visit(url)).text).toContain("Nothing was paid");
    expect(await choose(url, "pays")).toMatchObject({ status: 200 });
    expect(scene.fake.sums()).toEqual({});
  });

  it("writes what it was given as text", async () => {
    const description = '<script>alert("1")</script>';
    const { url } = await scene.start({ ...scene.due(), description });
    expect((await visit(url)).text).not.toContain("<script>");
  });

  it("is none for an order that it does not know", async () => {
    const { status } = await visit(`${scene.fake.config.apiUrl}/checkoutnow/NEVER`);
    expect(status).toBe(401);
  });
});
