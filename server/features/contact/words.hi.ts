import type { ContactSubject } from '#contract/contact/public.ts'

const subjects: Readonly<Record<ContactSubject, string>> = {
  puja: 'पूजा के बारे में',
  product: 'दुकान की चीज़ों के बारे में',
  donation: 'दान के बारे में',
  service: 'अन्य सेवाओं के बारे में',
  feedback: 'सुझाव',
}

/** The Hindi text of emails to and from the temple. */
export const hi = {
  subjects,
  mailSubject: (subject: string, name: string) => `${subject}: ${name}`,
  heading: 'वेबसाइट से आया संदेश',
  name: 'नाम',
  email: 'ईमेल',
  subject: 'विषय',
  replySubject: (subject: string) => `जवाब: ${subject}`,
  replyHeading: (temple: string) => `${temple} का जवाब`,
  greeting: (name: string) => `नमस्ते ${name},`,
  youWrote: 'आपने लिखा था:',
  answer: (name: string) => `${name} को जवाब देने के लिए इसी ईमेल का जवाब दें।`,
}
