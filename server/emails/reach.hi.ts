/** `मंदिर को लिखें या फ़ोन करें: +91 …` */
export const writeOrCall = ({ phone }: { readonly phone: string }): string =>
  phone ? `मंदिर को लिखें या फ़ोन करें: ${phone}` : 'मंदिर को लिखें'
