/** What a push says in Hindi. */
export const hi = {
  open: 'खोलें',
  arghya: 'अर्घ्य दें',
  chant: 'जप करें',
  stop: 'बंद करें',
  test: (title: string) => `नमूना: ${title}`,
}
