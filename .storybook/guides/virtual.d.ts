declare module 'virtual:guides' {
  const guides: import('./readGuides.ts').GuideSummary[];
  export default guides;
}
