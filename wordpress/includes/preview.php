<?php
/**
 * The page in a block of the editor: one real tag with sample data. It is a page of its own, so that nothing of the tag reaches the editor, and
 * nothing of the editor the tag.
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

const ACTION = 'ucp_elements_preview';

/** The people whom the library has samples of. */
const PEOPLE = array( 'member', 'guest', 'agent', 'member-moves', 'member-ends' );

function preview_url(): string {
	return add_query_arg( 'action', ACTION, admin_url( 'admin-ajax.php' ) );
}

/** It reads nothing and changes nothing. So it needs no nonce, but only those who may write posts get it. */
function print_preview(): void {
	// phpcs:disable WordPress.Security.NonceVerification
	$tag    = sanitize_key( wp_unslash( $_GET['tag'] ?? '' ) );
	$person = sanitize_key( wp_unslash( $_GET['person'] ?? '' ) );
	// phpcs:enable
	if ( ! current_user_can( 'edit_posts' ) || ! isset( tags()[ $tag ] ) ) {
		wp_die( '', '', array( 'response' => 404 ) );
	}
	$settings = array_intersect_key( stored_settings(), array( 'theme' => true, 'siteId' => true ) );
	$samples  = array( 'preview' => true, 'previewAs' => in_array( $person, PEOPLE, true ) ? $person : PEOPLE[0] );
	header( 'Content-Type: text/html; charset=utf-8' );
	// phpcs:disable WordPress.WP.EnqueuedResources, WordPress.Security.EscapeOutput -- It is a page of its own, whose parts escape themselves.
	printf( "<!doctype html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\"><title>%s</title>\n", esc_attr( get_bloginfo( 'language' ) ), esc_html( tags()[ $tag ]['title'] ) );
	printf( '<link rel="stylesheet" href="%s"><link rel="stylesheet" href="%s">', esc_url( library_url( 'reserve' ) ), esc_url( url( 'assets/preview.css' ) ) );
	echo script_line( '', 'ucp-elements' );
	// The editor sets the attributes of the tag, and again at each change.
	printf( '</head><body>%s<%s></%2$s></body></html>', settings_html( $settings, $samples ), $tag );
	exit;
}
add_action( 'wp_ajax_' . ACTION, __NAMESPACE__ . '\print_preview' );
