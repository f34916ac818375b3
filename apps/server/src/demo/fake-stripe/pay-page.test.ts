import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StripeScene } from "../../../test/stripe-scene.ts";
import { visit } from "../../../test/visit.ts";

let scene: StripeScene;
beforeEach(async () => (scene = await StripeScene.open()));
afterEach(() => scene.fake.close());

const choose = (url: string, card: string) => visit(url, { body: { card } });

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
    expect(text.match(/type="radio"/g)).toHaveLength(5);
    expect(text).toContain('href="https://riwaq.test/back"');
    expect((await visit(`${url}?lang=en`)).text).toContain("No money moves");
  });

  it("is paid with one press, leads back, and is closed then", async () => {
    const { url, reference } = await scene.start();
    expect(await choose(url, "pays")).toMatchObject({
      status: 303,
      location: "https://riwaq.test/done",
    });
    expect(await scene.client.look(reference)).toMatchObject({ state: "succeeded" });
    expect((await visit(url)).text).toContain("C’est payé");
    expect(await choose(url, "pays")).toMatchObject({ status: 200 });
    expect(scene.fake.sums().EUR?.captured).toBe(9_600);
  });

  it("asks on a second page where the bank asks", async () => {
    const { url } = await scene.start();
    const { location } = await choose(url, "asks");
    expect(location).toBe(`${url}/bank?lang=fr`);
    expect((await visit(location ?? "")).text).toContain("Votre banque vous demande");
    const refused = await visit(location ?? "", { body: { answer: "no" } });
    expect(refused.location).toBe(`${url}?lang=fr&refused=1`);
    expect((await visit(refused.location ?? "")).text).toContain('role="alert"');
    await choose(url, "asks");
    const done = await visit(location ?? "", { body: { answer: "yes" } });
    expect(done.location).toBe("https://riwaq.test/done");
  });

  it("stays after a refusal, and for a card that it does not offer", async () => {
    const { url, reference } = await scene.start();
    expect((await choose(url, "refused")).location).toBe(`${url}?lang=fr&refused=1`);
    expect((await choose(url, "stolen")).location).toBe(`${url}?lang=fr`);
    expect((await visit(`${url}/bank`)).location).toBe(`${url}?lang=fr`);
    expect(await scene.client.look(reference)).toMatchObject({ state: "open" });
  });

  it("says that it is closed after a day, and that nothing was paid", async () => {
    const { url } = await scene.start(scene.due(), { language: "en" });
    scene.later(86_400);
    expect((await visit(url)).text).toContain("Nothing was paid");
    expect(await choose(url, "pays")).toMatchObject({ status: 200 });
    expect(scene.fake.sums()).toEqual({});
  });

  it("writes what it was given as text", async () => {
    const description = '<script>alert("1")</script>';
    const { url } = await scene.start({ ...scene.due(), description });
    expect((await visit(url)).text).not.toContain("<script>");
  });

  it("is none for a payment that it does not know", async () => {
    const { status } = await visit(`${scene.fake.config.apiUrl}/pay/cs_test_never`);
    expect(status).toBe(401);
  });
});
