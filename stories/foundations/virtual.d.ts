declare module 'virtual:token-users' {
  /** The tokens that each component's styles name, by the component. */
  const users: Record<string, string[]>;
  export default users;
}
