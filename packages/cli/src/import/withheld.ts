import { comparable } from '@portfolio/data/sameText';

/** "On request" in the usual words of many languages. */
const ON_REQUEST =
  /\b(?:up)?on request\b|\bby request\b|sur demande|auf (?:an|nach)frage|auf wunsch|(?:a|bajo) petición|(?:a|bajo|previa) solicitud|a petició\b|\bsob (?:consulta|pedido)|mediante solicitação|(?:su|a) richiesta|op (?:aanvraag|verzoek)|na (?:życzenie|żądanie|vyžádání|požádání|vyžiadanie|zahtjev|zahtevo?)\b|по (?:запросу|требованию)|(?:за|на) запит|при поискване|на захтев|(?:talep|istek) üzerine|på (?:begäran|förfrågan|forespørsel|anmodning)|efter anmodning|pyyn(?:nöstä|ttäessä)|kérésre|la cerere|κατόπιν αιτήματος|soovi korral|pēc pieprasījuma|pagal pageidavimą|atas permintaan|theo yêu cầu|索取|应要求|應要求|ご?請求に応じて|応相談|お?問い?合わせ|요청\s?시|عند الطلب|(?:לפי|על פי) בקשה|در صورت (?:درخواست|نیاز)|अनुरोध पर|ตามคำขอ|เมื่อร้องขอ/u;

/** Words in place of a fact. */
const NOTHING =
  /^(?:[-–—.?*x\s]+|n\/?\.?a\.?|none|nil|null|private|confidential|hidden|withheld|not (?:available|disclosed|public)|tba|tbd|ask(?: me)?|privat|vertraulich|keine angabe|confidentiel|confidencial|privado|riservato|保密|非公開|비공개)$/u;

/** Whether a text only says that a fact isn't stated: "Upon request", "n/a", "auf Anfrage". */
export function isWithheld(text: string): boolean {
  const words = comparable(text.trim());
  return words.length <= 60 && (NOTHING.test(words) || ON_REQUEST.test(words));
}
