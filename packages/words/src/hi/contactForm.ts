import type * as english from '../en/contactForm.ts';

const atMost = (field: string) => (count: number) =>
  `${field} में ज़्यादा से ज़्यादा ${count} अक्षर हो सकते हैं`;

export const contactForm: typeof english.contactForm = {
  labels: {
    name: 'नाम',
    phone: 'फ़ोन नंबर',
    email: 'ईमेल',
    inquiryType: 'पूछताछ का विषय',
    social: 'सोशल मीडिया',
    message: 'संदेश',
  },
  inquiryTypes: {
    'Project Collaboration': 'प्रोजेक्ट में सहयोग',
    'Resume Review': 'रेज़्यूमे की समीक्षा',
    'Freelance Inquiry': 'फ़्रीलांस काम',
    Mentorship: 'मेंटरशिप',
    'General Question': 'सामान्य सवाल',
  },
  requiredNote: '* वाले फ़ील्ड भरना ज़रूरी है।',
  chooseInquiryType: 'पूछताछ का विषय चुनें',
  socialPlaceholder: '@username या प्रोफ़ाइल का लिंक',
  about: (title) => `${title} के बारे में: `,
  errors: {
    name: { required: 'नाम ज़रूरी है', maxLength: atMost('नाम') },
    phone: {
      required: 'फ़ोन नंबर ज़रूरी है',
      format: 'कृपया सही फ़ोन नंबर लिखें',
      maxLength: atMost('फ़ोन नंबर'),
    },
    email: {
      required: 'ईमेल ज़रूरी है',
      format: 'कृपया सही ईमेल लिखें',
      maxLength: atMost('ईमेल'),
    },
    inquiryType: { format: 'कृपया पूछताछ का कोई विषय चुनें' },
    social: { maxLength: atMost('सोशल मीडिया') },
    message: {
      required: 'संदेश ज़रूरी है',
      minLength: (count) => `संदेश में कम से कम ${count} अक्षर होने चाहिए`,
      maxLength: atMost('संदेश'),
    },
  },
  unstorable: 'कृपया वह वर्ण हटाएँ जिसे दिखाया नहीं जा सकता',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',
  withoutScript:
    'इस पेज की स्क्रिप्ट नहीं चल रही है, इसलिए “संदेश भेजें” आपके लिखे हुए के साथ आपका मेल प्रोग्राम खोलता है।',
  keptFor: (hours) => `आप जो लिखते हैं, वह सिर्फ़ इसी डिवाइस पर ${hours} घंटे तक या भेजे जाने तक रहता है।`,
  offline: 'आप ऑफ़लाइन हैं। आप जो लिखते हैं, वह इस डिवाइस पर रहता है: कनेक्शन आने पर भेजें।',
  sent: 'संपर्क करने के लिए धन्यवाद! मेरा जवाब आपको जल्द ही मिलेगा 🚀',
  sentAt: (time) => `भेजने का समय: ${time}`,
  failed: 'आपका संदेश भेजने में गड़बड़ी हुई। कृपया फिर कोशिश करें।',
  reasons: {
    offline: 'लगता है कि आप ऑफ़लाइन हैं। आपका लिखा हुआ सहेजा है: कनेक्शन आने पर भेजें।',
    noAnswer: 'कोई जवाब नहीं मिला: शायद कनेक्शन में दिक्कत है। आपका लिखा हुआ सहेजा है।',
    noCode: 'इस पेज का एक हिस्सा लोड नहीं हो सका: पेज फिर लोड करें। आपका लिखा हुआ सहेजा है।',
    tooMany: (minutes) => {
      const when = minutes === undefined ? 'कुछ मिनट' : `${minutes} मिनट`;
      return `थोड़े समय में बहुत सारे संदेश आ गए: अपना संदेश ${when} बाद फिर भेजें।`;
    },
    trap: 'शायद किसी ऑटोफ़िल टूल ने वह फ़ील्ड भर दिया जो लोगों को दिखता नहीं, इसलिए कुछ भेजा नहीं गया। आपका लिखा हुआ सहेजा है: उसे भेजने के लिए “संदेश भेजें” फिर दबाएँ।',
  },
  otherWays: {
    mail: 'ईमेल से भेजें',
    copy: 'संदेश कॉपी करें',
    subject: (name) => `${name} का संदेश`,
  },
};

export const draft: typeof english.draft = { undo: 'वापस लाएँ', clear: 'ड्राफ़्ट मिटाएँ' };
