/** The help pages, made into modules by plugins/help-pages.ts. */
declare module '*.md?help' {
  const sections: readonly {
    readonly level: number;
    readonly title: string;
    readonly anchor: string;
    readonly html: string;
  }[];
  export default sections;
}
