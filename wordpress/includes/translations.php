<?php
/**
 * Spanish: one translation for all countries. Another language that a site adds in the usual way counts too.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

/** A text of the data that the build made, such as the name of a block. Its English is in the `.po` file. */
function translated( string $english ): string {
	return '' === $english ? '' : translate( $english, 'ucp-elements' ); // phpcs:ignore WordPress.WP.I18n
}

function is_spanish(): bool {
	return str_starts_with( determine_locale(), 'es' );
}

function load_translation(): void {
	load_plugin_textdomain( 'ucp-elements', false, dirname( plugin_basename( MAIN_FILE ) ) . '/languages' );
	if ( is_spanish() && ! is_textdomain_loaded( 'ucp-elements' ) ) {
		load_textdomain( 'ucp-elements', __DIR__ . '/../languages/ucp-elements-es.mo' );
	}
}
add_action( 'init', __NAMESPACE__ . '\load_translation', 5 );

function script_translation( ?string $json, string|false $file, string $handle, string $domain ): ?string {
	if ( 'ucp-elements' !== $domain || ! is_spanish() || ( is_string( $file ) && is_readable( $file ) ) ) {
		return $json;
	}
	return (string) file_get_contents( __DIR__ . '/../languages/ucp-elements-es.json' );
}
add_filter( 'pre_load_script_translations', __NAMESPACE__ . '\script_translation', 10, 4 );
