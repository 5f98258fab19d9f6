/**
 * The words of résumés around dates, in the languages that most résumés are written in. Capitals, marks and
 * points don't count. `Intl` adds the names of months, and the words for now and today, in all its languages.
 */
export const dateWords = {
  /** The period goes on. */
  ongoing: `present, the present, current, currently, now, ongoing, continuing, to date, till date, till now, till today,
    up to now, up to present, until now, until today, current position, in progress, still, pres,
    heute, dato, aktuell, laufend, andauernd, gegenwart, gegenwärtig, derzeit, jetzt, présent, à présent, ce jour, à ce jour,
    aujourd'hui, actuel, actuelle, actuellement, en cours, en poste, actual, actualidad, la actualidad, actualmente,
    la fecha, presente, el presente, al presente, en curso, vigente, atual, o presente, atualmente, o momento, em curso,
    atualidade, oggi, attuale, attualmente, in corso, ad oggi, actualitat, heden, nu, huidig, nuvarande, pågående, tills vidare,
    nåværende, nå, d.d., dags dato, i dag, nuværende, nykyinen, nykyhetki, jatkuu, meneillään, obecnie, teraz, nadal,
    chwili obecnej, dziś, současnost, dosud, nyní, súčasnosť, doteraz, jelenleg, jelen, napjainkig, prezent, în prezent,
    danas, sada, trenutno, danes, sedaj, настоящее время, наст. время, н.в., н.вр., сейчас, сегодня, текущее время, наш час,
    теперішній час, теперішнього часу, даний час, цей час, дотепер, настояще, сега, момента, настоящия момент, σήμερα, τώρα,
    παρόν, halen, devam ediyor, günümüz, şu an, şimdi, hiện tại, hiện nay, nay, sekarang, saat ini, kini, ปัจจุบัน, वर्तमान, अब तक,
    حتى الآن, الآن, الحاضر, الوقت الحاضر, حاليا, اکنون, تاکنون, حال حاضر, ادامه دارد, כיום, היום, הווה, עד היום, 至今, 迄今, 今, 现在,
    現在, 在职, 在職, 在职中, 在職中, 継続中, 在学中, 在籍中, 现职, 目前, 현재, 재직중, 재직 중, 재학중, 재학 중, 진행중, 진행 중`,

  /** The date is a plan. */
  expected: `expected, expected graduation, exp, anticipated, anticipated graduation, graduating, graduation, graduates, planned, projected,
    estimated, due, target, voraussichtlich, geplant, erwartet, prévu, prévue, attendu, attendue, previsto, prevista, previsión,
    esperado, esperada, estimado, estimada, previsão, atteso, attesa, verwacht, beräknad, förväntad, forventet, planlagt,
    planowany, planowane, przewidywany, předpokládané, plánované, várható, estimat, ожидается, ожидаемый, планируется,
    очікується, очаквано, αναμενόμενη, beklenen, tahmini, dự kiến, diharapkan, متوقع, مورد انتظار, צפוי, 预计, 預計, 预期,
    見込み, 卒業見込み, 卒業予定, 予定, 예정, 졸업예정, 졸업 예정`,

  /** The word before or behind a start whose end isn't stated. */
  since: `since, from, between, starting, as of, seit, ab, von, depuis, dès, desde, de, dal, da, dall', sinds, vanaf, van, sedan, siden, från, fra,
    alkaen, od, z, din, от, с, со, від, з, из, από, dari, sejak, từ, منذ, من, از, מאז, מ, 自, 从, 從`,

  /** The word between a start and an end, or before an end. */
  to: `to, until, till, til, thru, through, up to, bis, bis zum, à, jusqu'à, jusqu'en, au, en, a, al, hasta, até, ao, ad, fino a, fino al, tot,
    t/m, t.e.m., till och med, do, aż do, až do, po, по, до, έως, μέχρι, až, la, până în, sampai, hingga, đến, ถึง, حتى, إلى, الى, تا, עד, से, and, &`,

  /** A word that adds nothing to a date. */
  ignored: `the, of, st, nd, rd, th, er, ère, in, im, am, on, completed, issued, awarded, obtained, graduated, class of, год, года, году,
    гг, рік, року, роки, rok, r, año, year, ano, anno, yil, से, तक, まで, までに, 까지`,
};

/** Signs between a start and an end, with or without spaces. They may also end an open period: '2019年から'. */
export const BETWEEN_SIGNS =
  /[\u2010-\u2015\u2212~\u301C\u2192>/-]+|\.{2,}|から|より|以来|以降|至|到|起|부터|이후/g;

/** Dates by the years of an emperor or a republic, which have fewer than four digits. */
export const ERA_YEAR = /(?:明治|大正|昭和|平成|令和|民國|民国)\s*(?:\d{1,3}|元)\s*年?/g;

/** Words for a calendar whose years may look like those of the Gregorian one: Ethiopian, Indian, Persian, Islamic. */
export const OTHER_CALENDAR = /ዓ\.?ም|(?<!\p{L})e\.? ?c(?!\p{L})|शक|พ\.?ศ|هـ|ه\.?ش|هجري|هجری/u;

/** Ends of words that say 'until', without their marks. */
export const UNTIL_ENDINGS = /까지|まてに?/g;

/** The length of a period behind its end: '(1 yr 2 mos)'. */
export const LENGTH =
  /[\s(·•,]*(?:\d+\s*(?:yrs?|years?|mos?|months?|jahre?|monate?|ans?|mois|anos?|mes|meses|годa?|лет|мес)(?!\p{L})[.,\s]*)+\)?\s*$/u;
