/** What a push says in Marathi. */
export const mr = {
  open: 'उघडा',
  arghya: 'अर्घ्य द्या',
  list: 'पूजेचे साहित्य',
  chant: 'जप करा',
  stop: 'बंद करा',
  test: (title: string) => `नमुना: ${title}`,
}
