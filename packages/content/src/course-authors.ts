import courseAuthors from "../generated/teachers";

export { courseAuthors };

/** The author of the course with this id or handle, with or without an account in the school. */
export const findCourseAuthor = (idOrHandle: string) =>
  courseAuthors.find(({ id, handle }) => handle === idOrHandle || id === idOrHandle.toLowerCase());
