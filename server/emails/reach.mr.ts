/** `मंदिराला लिहा किंवा फोन करा: +91 …` */
export const writeOrCall = ({ phone }: { readonly phone: string }): string =>
  phone ? `मंदिराला लिहा किंवा फोन करा: ${phone}` : 'मंदिराला लिहा'
