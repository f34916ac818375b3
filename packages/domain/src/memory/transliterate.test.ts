import { describe, expect, it } from "vitest";

import { transliterate } from "./transliterate.ts";

describe("a word in Latin letters", () => {
  it.each([
    ["ٱلْعَظِيمِ", "al-ʿaẓīmi"],
    ["مِهَـٰدًا", "mihādan"],
    ["أَزْوَٰجًا", "azwājan"],
    ["بِسْمِ", "bismi"],
    ["ٱللَّهِ", "allāhi"],
    ["وَٱللَّهُ", "wa-llāhu"],
    ["لِلَّهِ", "lillāhi"],
    ["ٱلرَّحْمَـٰنِ", "ar-raḥmāni"],
    ["ٱلْحَمْدُ", "al-ḥamdu"],
    ["رَبِّ", "rabbi"],
    ["مَـٰلِكِ", "māliki"],
    ["وَإِيَّاكَ", "waʾiyyāka"],
    ["ٱهْدِنَا", "ihdinā"],
    ["ٱلصِّرَٰطَ", "aṣ-ṣirāṭa"],
    ["ٱلَّذِينَ", "alladhīna"],
    ["ٱلَّيْلِ", "al-layli"],
    ["عَلَيْهِمْ", "ʿalayhim"],
    ["ٱلضَّآلِّينَ", "aḍ-ḍāllīna"],
    ["الٓمٓ", "alif lām mīm"],
    ["يسٓ", "yā sīn"],
    ["رَيْبَ ۛ", "rayba"],
    ["هُدًى", "hudan"],
    ["لِّلْمُتَّقِينَ", "lilmuttaqīna"],
    ["بِٱلْغَيْبِ", "bi-l-ghaybi"],
    ["وَٱلشَّمْسَ", "wa-sh-shamsa"],
    ["ٱلصَّلَوٰةَ", "aṣ-ṣalāta"],
    ["أُو۟لَـٰٓئِكَ", "ulāʾika"],
    ["كَفَرُوا۟", "kafarū"],
    ["ءَأَنذَرْتَهُمْ", "aʾandhartahum"],
    ["ءَامَنُوا۟", "āmanū"],
    ["عِندَهُۥٓ", "ʿindahū"],
    ["بِإِذْنِهِۦ ۚ", "biʾidhnihī"],
    ["ٱلْحَىُّ", "al-ḥayyu"],
    ["يَـُٔودُهُۥ", "yaʾūduhū"],
    ["يَتَسَآءَلُونَ", "yatasāʾalūna"],
    ["ٱلنَّبَإِ", "an-nabaʾi"],
    ["إِۦلَـٰفِهِمْ", "īlāfihim"],
    ["لِـَٔادَمَ", "liʾādama"],
    ["ٱدْعُوا۟", "udʿū"],
    ["ٱمْرُؤٌا۟", "imruʾun"],
    ["فَٱنفَجَرَتْ", "fa-nfajarat"],
    ["ٱلْتَقَى", "iltaqā"],
    ["ٱللَّهَبِ", "al-lahabi"],
    ["ٱلسَّمَـٰوَٰتِ", "as-samāwāti"],
    ["مُحِيطٌۢ", "muḥīṭun"],
    ["فِىٓ", "fī"],
    ["إِبْرَٰهِۧمَ", "ibrāhīma"],
    ["شَىْءٍ", "shayʾin"],
    ["لِلشَّمْسِ", "li-sh-shamsi"],
    ["يُدْرِككُّمُ", "yudrikkumu"],
  ])("%s is %s", (stored, latin) => {
    expect(transliterate(stored)).toBe(latin);
  });

  it.each([
    ["ٱلْعَظِيمِ", "al-ʿaẓīm"],
    ["مِهَـٰدًا", "mihādā"],
    ["أَحَدٌ", "aḥad"],
    ["ٱلْقِيَـٰمَةِ", "al-qiyāmah"],
    ["لَهُۥ", "lah"],
    ["تَهْتَدُوا۟", "tahtadū"],
    ["هُدًى", "hudā"],
  ])("%s is heard as %s where an aya ends with it", (stored, latin) => {
    expect(transliterate(stored, { isStop: true })).toBe(latin);
  });
});
