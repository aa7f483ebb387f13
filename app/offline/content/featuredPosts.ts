/** The number of featured articles on the home page. */
export const featuredPosts = 3
