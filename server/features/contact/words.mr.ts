import type { ContactSubject } from '#contract/contact/public.ts'

const subjects: Readonly<Record<ContactSubject, string>> = {
  puja: 'पूजेविषयी',
  product: 'दुकानातील वस्तूंविषयी',
  donation: 'देणगीविषयी',
  service: 'इतर सेवांविषयी',
  feedback: 'अभिप्राय',
}

/** The Marathi text of emails to and from the temple. */
export const mr = {
  subjects,
  mailSubject: (subject: string, name: string) => `${subject}: ${name}`,
  heading: 'संकेतस्थळावरून आलेला संदेश',
  name: 'नाव',
  email: 'ईमेल',
  subject: 'विषय',
  replySubject: (subject: string) => `उत्तर: ${subject}`,
  replyHeading: (temple: string) => `मंदिराचे उत्तर: ${temple}`,
  greeting: (name: string) => `नमस्कार ${name},`,
  youWrote: 'आपण लिहिले होते:',
  answer: (name: string) => `उत्तर देण्यासाठी या ईमेलला उत्तर पाठवा. संदेश पाठवणारे: ${name}.`,
}
